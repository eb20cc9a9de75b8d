import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface TakenInProps {
  children: ReactNode;
  onFiles(files: File[]): void;
}

/**
 * Takes files that are dropped here or pasted anywhere on the page: a screenshot of the call gets into the report with
 * two keys, without saving a file. Other files than pictures are handed over too, to be refused with a reason.
 */
export function TakenIn({ children, onFiles }: TakenInProps) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
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
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </div>
  );
}
