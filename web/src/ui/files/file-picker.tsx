import { type ReactNode, useId } from 'react';
import { type ButtonKind, buttonClass } from '../button.tsx';
import { classes } from '../classes.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';

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
