import { useEffect, useState } from 'react';
import { Skeleton } from './skeleton.tsx';

interface QrCodeProps {
  address: string;
  label: string;
  className?: string;
}

/** A QR code of an address, always dark on white; its encoder is loaded on first use. */
export function QrCode({ address, label, className = 'size-[220px]' }: QrCodeProps) {
  const [rows, setRows] = useState<boolean[][]>();
  useEffect(() => {
    import('uqr').then(({ encode }) => setRows(encode(address, { border: 2 }).data));
  }, [address]);
  if (!rows) return <Skeleton className={className} />;
  const dark = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} className={className}>
      <rect width="100%" height="100%" rx="1.5" fill="#fff" />
      <path d={dark} fill="#17112A" shapeRendering="crispEdges" />
    </svg>
  );
}
