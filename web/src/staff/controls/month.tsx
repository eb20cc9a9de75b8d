import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  type CalendarCellRenderProps,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface MonthProps {
  label: string;
  /** Days as `yyyy-mm-dd`; empty if none is chosen yet. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose(day: string): void;
}

/** A month in which a day is chosen. Weeks begin on Monday, as in the console's calendar. */
export function Month({ label, day, min, max, onChoose }: MonthProps) {
  return (
    <Calendar<CalendarDate>
      aria-label={label}
      autoFocus
      firstDayOfWeek="mon"
      value={day ? parseDate(day) : null}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      onChange={(chosen) => onChoose(chosen.toString())}
    >
      <header className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" className={turnClass}>
          <Icon name="back" size={16} />
        </Button>
        <CalendarHeading className="text-small font-bold first-letter:uppercase" />
        <Button slot="next" className={turnClass}>
          <Icon name="next" size={16} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-collapse max-desk:w-full max-desk:table-fixed">
        <CalendarGridHeader>
          {(weekday) => (
            <CalendarHeaderCell className="pb-1 text-tag font-semibold text-ink-2">{weekday}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={cellClass} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

const focused =
  'data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-1 data-[focus-visible]:outline-brand';
const turnClass = `${buttonClass('text')} outline-none ${focused}`;
const cellShape = `grid size-11 max-desk:h-12 max-desk:w-full place-items-center rounded-input text-small tabular-nums outline-none data-[disabled]:text-ink-2 data-[disabled]:line-through data-[outside-month]:hidden ${focused}`;

function cellClass({ isSelected, isToday }: CalendarCellRenderProps): string {
  if (isSelected) return `${cellShape} bg-brand-fill font-bold text-on-brand`;
  return `${cellShape} hover:bg-brand-soft ${isToday ? 'font-extrabold text-brand-ink' : ''}`;
}
