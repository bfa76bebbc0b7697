import { expect, test } from 'vitest';
import fc from 'fast-check';
import { coarseNetworkOf, networkOf } from './network.ts';

test('an address of IPv4 is itself, however it comes', () => {
  for (const form of ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109'])
    expect(networkOf(form)).toBe('203.0.113.9');
});

test('of IPv6 the /64 counts, in one form', () => {
  for (const form of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:1.2.3.4'])
    expect(networkOf(form)).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('neighbours within a /64 are one, and no two networks are', () => {
  const half = fc.tuple(...Array.from({ length: 4 }, () => fc.nat(0xffff)));
  const write = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      fc.pre(network.some((group) => group > 0));
      expect(networkOf(`${write(network)}:${write(one)}`)).toBe(networkOf(`${write(network)}:${write(other)}`));
      const [first = 0, ...rest] = network;
      const next = [first ^ 1, ...rest];
      fc.pre(next.some((group) => group > 0));
      expect(networkOf(`${write(next)}:${write(one)}`)).not.toBe(networkOf(`${write(network)}:${write(one)}`));
    }),
  );
});

test('a log keeps less', () => {
  expect(coarseNetworkOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(coarseNetworkOf('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(coarseNetworkOf('a socket')).toBe('unknown');
});
