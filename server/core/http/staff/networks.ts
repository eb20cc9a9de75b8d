import { BlockList, isIP } from 'node:net';

/** Whether an address lies in one of the networks, written as in STAFF_NETWORKS; always true if there are none. */
export function withinNetworks(networks: readonly string[]): (ip: string) => boolean {
  if (networks.length === 0) return () => true;
  const list = new BlockList();
  for (const network of networks.flatMap((one) => named[one] ?? [one])) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, bits === undefined ? widest[family] : Number(bits), family);
  }
  return (ip) => isIP(ip) > 0 && list.check(ip, familyOf(ip));
}

const widest = { ipv4: 32, ipv6: 128 };
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
