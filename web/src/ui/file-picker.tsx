import { type ReactNode, useId } from 'react';
import { type ButtonKind, buttonClass } from './button.tsx';
import { classes } from './classes.ts';

export interface FilePickerProps {
  /** What the button says. */
  children: ReactNode;
  /** As in `<input accept>`: `image/jpeg,image/png`. */
  accept: string;
  onFiles(files: File[]): void;
  multiple?: boolean;
  /** Opens the camera of a phone at once; computers show their file window. */
  camera?: 'environment' | 'user' | undefined;
  kind?: ButtonKind;
  icon?: ReactNode;
  disabled?: boolean;
  describedBy?: string | undefined;
  className?: string;
}

/** A button that asks for files. The native input does the work, so it is reachable by keyboard and by voice. */
export function FilePicker(props: FilePickerProps) {
  const { children, accept, onFiles, multiple, camera, kind = 'solid', icon, disabled, describedBy, className } = props;
  const id = useId();
  return (
    <div className={classes('relative', className)}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={camera}
        disabled={disabled}
        aria-describedby={describedBy}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was refused.
          event.target.value = '';
          if (files.length) onFiles(files);
        }}
      />
      <label
        htmlFor={id}
        className={classes(
          buttonClass(kind),
          'pointer-events-none peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
          disabled && 'opacity-50',
        )}
      >
        {icon}
        {children}
      </label>
    </div>
  );
}
