import { classes } from '../classes.ts';

export interface FileInputProps {
  /** As in `<input accept>`: `image/jpeg,image/png`. */
  accept: string;
  onFiles(files: File[]): void;
  multiple?: boolean | undefined;
  /** Opens the camera of a phone at once; computers show their file window. */
  camera?: 'environment' | 'user' | undefined;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
}

/** The native input, unseen over what draws it: reachable by keyboard and by voice. */
export function FileInput(props: FileInputProps & { id: string; className?: string }) {
  const { id, accept, onFiles, multiple, camera, disabled, describedBy, className } = props;
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
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file can be chosen again after it was refused.
        event.target.value = '';
        if (files.length) onFiles(files);
      }}
    />
  );
}
