import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { FileInput, type FileInputProps } from './file-picker.tsx';

interface CaptureAreaProps extends FileInputProps {
  /** Outline of the subject to photograph. */
  drawing?: ReactNode;
  /** "Tap to open the camera" */
  children: ReactNode;
  /** A second line on desktop: "or drop the file here". */
  dropText?: ReactNode;
  tall?: boolean;
}

/** The large dashed area: a press opens the camera (or the file picker); on desktop it accepts dropped files. */
export function CaptureArea(props: CaptureAreaProps) {
  const { drawing, children, dropText, tall = true, ...input } = props;
  const { onFiles, disabled } = input;
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    // The input inside took them.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length && !disabled) onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'relative rounded-capture border-2 border-dashed border-brand-line bg-brand-soft focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand',
        over && 'border-brand',
        disabled && 'opacity-60',
      )}
    >
      <FileInput id={id} {...input} />
      <label
        htmlFor={id}
        className={classes(
          'pointer-events-none grid place-items-center gap-2.5 p-4 text-center',
          tall ? 'min-h-[212px]' : 'min-h-[112px]',
        )}
      >
        <span>
          {drawing}
          <span className="mt-2.5 block font-bold text-brand-ink">{children}</span>
          {dropText && <span className="mt-1 hidden text-small text-ink-2 desk:block">{dropText}</span>}
        </span>
      </label>
    </div>
  );
}
