import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface TakenInProps {
  children: ReactNode;
  onPictures(files: File[]): void;
}

/**
 * Accepts pictures that are dropped here or pasted anywhere on the page: a screenshot of the call gets into the report
 * with two keys, without saving a file.
 */
export function TakenIn({ children, onPictures }: TakenInProps) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onPictures);
  latest.current = onPictures;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pictures = picturesOf(event.clipboardData);
      if (pictures.length === 0) return;
      event.preventDefault();
      latest.current(pictures);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an alternative to the button, for people with a mouse
    <div
      className={`rounded-card border-2 border-dashed p-2 ${isOver ? 'border-brand bg-brand-soft' : 'border-line'}`}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const pictures = picturesOf(event.dataTransfer);
        if (pictures.length > 0) onPictures(pictures);
      }}
    >
      {children}
    </div>
  );
}

function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
