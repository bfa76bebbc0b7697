import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without leading zeros; the URL's parser writes every form of one in one way. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [front, back] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean));
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0);
  return [...(front ?? []), ...Array.from({ length: missing }, () => '0'), ...(back ?? [])];
};

/**
 * Under which name a caller's address is counted: one of IPv4 whole, also where it comes mapped into IPv6; of IPv6 the /64
 * that one household or machine is given (RFC 6177), because whoever has it may change the rest at will.
 */
export const networkOf = (address: string): string => {
  const [bare = ''] = address.split('%');
  const [, ipv4] = mapped.exec(bare) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const [six, seven] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && six !== undefined && seven !== undefined)
    return [six >> 8, six & 255, seven >> 8, seven & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** The same, and less of it: what a log may keep, /24 of IPv4 and /48 of IPv6, which is no one household's. */
export const coarseNetworkOf = (address: string): string => {
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return /^\d+(?:\.\d+){3}$/.test(network) ? network.replace(/\d+$/, '0/24') : 'unknown';
};
