import { type ReactNode, useId } from 'react';
import { type ButtonKind, buttonClass } from '../button.tsx';
import { classes } from '../classes.ts';

export interface FilePickerProps extends FileInputProps {
  /** The button's label. */
  children: ReactNode;
  kind?: ButtonKind;
  icon?: ReactNode;
  className?: string;
}

/** A file button. Uses the native input, so it works with keyboard and voice control. */
export function FilePicker(props: FilePickerProps) {
  const { children, kind = 'solid', icon, disabled, className, ...input } = props;
  const id = useId();
  return (
    <div className={classes('relative', className)}>
      <FileInput id={id} className="peer" disabled={disabled} {...input} />
      <label
        htmlFor={id}
        className={classes(
          buttonClass(kind),
          'pointer-events-none peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
          disabled && 'opacity-50',
        )}
      >
        {icon}
        <span className="contents">{children}</span>
      </label>
    </div>
  );
}

export interface FileInputProps {
  /** As in `<input accept>`: `image/jpeg,image/png`. */
  accept: string;
  /** Gets several files, even without `multiple`, if several were dropped: it says that there is room for one. */
  onFiles(files: File[]): void;
  multiple?: boolean | undefined;
  /** Opens a phone's camera directly; computers show the file picker. */
  camera?: 'environment' | 'user' | undefined;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  /** Handles a press before the browser does; true if the page opens something of its own instead. */
  instead?: ((input: HTMLInputElement) => boolean) | undefined;
}

/** The native input, invisible on top of its drawing, so it works with keyboard and voice control. */
export function FileInput(props: FileInputProps & { id: string; className?: string }) {
  const { id, accept, onFiles, multiple, camera, disabled, describedBy, instead, className } = props;
  return (
    <input
      id={id}
      type="file"
      accept={accept}
      multiple={multiple}
      capture={camera}
      disabled={disabled}
      aria-describedby={describedBy}
      className={classes('absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default', className)}
      onClick={(event) => instead?.(event.currentTarget) && event.preventDefault()}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        // A browser would take the first and drop the others.
        if (multiple || disabled || files.length < 2) return;
        event.preventDefault();
        onFiles(files);
      }}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file can be chosen again after it was refused.
        event.target.value = '';
        if (files.length) onFiles(files);
      }}
    />
  );
}
