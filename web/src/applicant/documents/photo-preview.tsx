import { useEffect, useState } from 'react';

/** The address under which the browser shows a file, as long as the component is there. */
export function useFileAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file ? address : undefined;
}

/** A photo in the place of the capture area, so that nothing jumps. What the browser cannot show (HEIC) leaves the name. */
export function PhotoPreview({ address, label }: { address: string | undefined; label: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <div className="grid h-[212px] place-items-center overflow-hidden rounded-capture border border-line bg-card">
      {address && (
        <img src={address} alt={label} className="h-[212px] w-full object-contain" onError={() => setBroken(true)} />
      )}
    </div>
  );
}
