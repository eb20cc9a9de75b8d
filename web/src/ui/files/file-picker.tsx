import { type ReactNode, useId } from 'react';
import { type ButtonKind, buttonClass } from '../button.tsx';
import { classes } from '../classes.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';

export interface FilePickerProps extends FileInputProps {
  /** What the button says. */
  children: ReactNode;
  kind?: ButtonKind;
  icon?: ReactNode;
  className?: string;
}

/** A button that asks for files. The native input does the work, so it is reachable by keyboard and by voice. */
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
        {children}
      </label>
    </div>
  );
}
