import { BlockList, isIP } from 'node:net';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('0.0.0.0', 'ipv4');
own.addAddress('::1', 'ipv6');
own.addAddress('::', 'ipv6');

/** Whether an address leads from each machine to itself, as people write it or a URL has it: `localhost`, `127.0.0.1`, `[::1]`. */
export const leadsToItself = (host: string): boolean => {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  const version = isIP(name);
  if (version !== 0) return own.check(name, version === 4 ? 'ipv4' : 'ipv6');
  return name === 'localhost' || name.endsWith('.localhost');
};

/** Whether a server that listens there is heard on its own machine alone; on `0.0.0.0` and `::` everybody hears it. */
export const isOwnMachine = (host: string): boolean => leadsToItself(host) && !['0.0.0.0', '::'].includes(host);
