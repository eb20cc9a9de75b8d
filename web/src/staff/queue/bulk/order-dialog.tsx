import { LEAST_SILENT_DAYS, MOST_SILENT_DAYS } from '@volante/contract/staff/bulk/bulk.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usePeople } from '../../application/assign.tsx';
import type { Order } from '../../bulk/parts.ts';
import { bulkTexts } from '../../bulk/texts.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { useMe } from '../../session/session.ts';

interface AskProps {
  /** How many applications are selected. */
  count: number;
  onOrder(order: Order): void;
  onClose(): void;
}

const NOBODY = 'nobody';

/** To whom the applications shall be assigned. */
export function AskTo({ count, onOrder, onClose }: AskProps) {
  const t = useText(bulkTexts);
  const { account } = useMe();
  const people = usePeople() ?? [account];
  const form = useForm({ to: '' }, ({ to }) => ({ to: to === '' && t.chooseTo }));
  const order = form.sends(async ({ to }) =>
    onOrder({ act: 'assign', to: people.find(({ id }) => id === to) ?? null }),
  );
  const options = [
    ...people.map(({ id, name }) => ({ value: id, label: id === account.id ? t.toMe(name) : name })),
    { value: NOBODY, label: t.toNobody },
  ];
  return (
    <FormDialog
      title={t.title.assign(count)}
      form={form}
      onSubmit={order}
      send={t.look}
      leave={t.cancel}
      onClose={onClose}
    >
      <SelectField label={t.to} placeholder={t.choose} options={options} autoFocus {...form.field('to')} />
    </FormDialog>
  );
}

/** Shown before somebody types another number; drivers are warned earlier than that. */
const USUAL_DAYS = '30';

/** After how many days of silence they shall be closed. */
export function AskDays({ count, onOrder, onClose }: AskProps) {
  const t = useText(bulkTexts);
  const isFit = (days: string) =>
    /^\d{1,3}$/.test(days.trim()) && Number(days) >= LEAST_SILENT_DAYS && Number(days) <= MOST_SILENT_DAYS;
  const form = useForm({ days: USUAL_DAYS }, ({ days }) => ({
    days: !isFit(days) && t.daysWrong(LEAST_SILENT_DAYS, MOST_SILENT_DAYS),
  }));
  const order = form.sends(async ({ days }) => onOrder({ act: 'close_silent', days: Number(days) }));
  return (
    <FormDialog
      title={t.title.close_silent(count)}
      form={form}
      onSubmit={order}
      send={t.look}
      leave={t.cancel}
      onClose={onClose}
    >
      <TextField label={t.days} hint={t.daysHint} inputMode="numeric" autoFocus {...form.field('days')} />
    </FormDialog>
  );
}
