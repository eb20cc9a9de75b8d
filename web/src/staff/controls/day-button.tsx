import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MonthDialog } from './month-dialog.tsx';

interface DayButtonProps {
  /** What the day is for: names the button and its month. */
  label: string;
  /** Days as `yyyy-mm-dd`. */
  day: string;
  min?: string;
  onChoose(day: string): void;
}

/** A button that opens a month, in which a day is chosen. */
export function DayButton({ label, day, min, onChoose }: DayButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        aria-haspopup="dialog"
        icon={<Icon name="calendar" size={18} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <MonthDialog {...{ label, day, min, onChoose }} onClose={() => setOpen(false)} />}
    </>
  );
}
