import { readFile } from 'node:fs/promises';

/** Traffic, attempted or sent, to anywhere but this machine. */
export interface Outward {
  /** Packets to addresses outside our networks; in a network of its own, all but this machine's. */
  unroutable: number;
  /** The product sends none; a DNS lookup would, even with a resolver on the machine. */
  datagrams: number;
}

/** The kernel's counters since this network was created. */
export async function countOutward(): Promise<Outward> {
  const [four, six] = await Promise.all([readFile('/proc/net/snmp', 'utf8'), readFile('/proc/net/snmp6', 'utf8')]);
  const ofFour = (protocol: string, name: string) => {
    const [names = [], values = []] = four
      .split('\n')
      .filter((line) => line.startsWith(`${protocol}:`))
      .map((line) => line.split(' '));
    return Number(values[names.indexOf(name)]);
  };
  const ofSix = (name: string) => Number(new RegExp(`^${name}\\s+(\\d+)`, 'm').exec(six)?.[1] ?? 0);
  return {
    unroutable: ofFour('Ip', 'OutNoRoutes') + ofSix('Ip6OutNoRoutes'),
    datagrams: ofFour('Udp', 'OutDatagrams') + ofSix('Udp6OutDatagrams'),
  };
}

/** The command that runs a program in a network of its own, with nothing but this machine. Linux, as root. */
export function cutOff(program: string[]): [string, string[]] {
  return ['unshare', ['-n', 'perl', '-e', loopbackUp, ...program]];
}

// Debian always has Perl, but not the command `ip`: SIOCSIFFLAGS with IFF_UP, IFF_LOOPBACK and IFF_RUNNING.
const loopbackUp =
  'socket(my $s, 2, 2, 0) or die $!; my $r = pack("a16sx22", "lo", 0x49); ioctl($s, 0x8914, $r) or die $!; exec @ARGV';
