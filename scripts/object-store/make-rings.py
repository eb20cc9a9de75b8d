"""Writes the three rings of a store with one device; one process instead of the nine of swift-ring-builder."""
import sys

from swift.common.ring import RingBuilder

folder, *places = sys.argv[1:]
for place in places:
    kind, port = place.split('=')
    builder = RingBuilder(part_power=4, replicas=1, min_part_hours=0)
    builder.add_dev({
        'region': 1, 'zone': 1, 'weight': 1.0, 'device': 'd1', 'meta': '',
        'ip': '127.0.0.1', 'port': int(port), 'replication_ip': '127.0.0.1', 'replication_port': int(port),
    })
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{kind}.ring.gz')
