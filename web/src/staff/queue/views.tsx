import type { Filters, View } from '@volante/contract/staff/queue.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { FormDialog } from '../controls/form/form-dialog.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { Choices, MenuAction, MenuButton } from '../controls/menu.tsx';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { isSameList } from './filters.ts';
import { queueTexts } from './texts.ts';

const viewList = queryOptions({
  queryKey: ['views'],
  queryFn: ({ signal }) => call('GET /views', { signal }),
});

interface ViewsProps {
  filters: Filters;
  onChoose(filters: Filters): void;
}

/** Filters saved under a name. */
export function Views({ filters, onChoose }: ViewsProps) {
  const t = useText(queueTexts);
  const { account } = useMe();
  const { data } = useQuery(viewList);
  const [saves, setSaves] = useState(false);
  const items = data?.items ?? [];
  const current = items.find(({ query }) => isSameList(query, filters));
  const isOwn = current && (current.owner.id === account.id || may(account, 'administer'));
  const group = (title: string, shared: boolean) => {
    const options = items.filter((view) => view.shared === shared).map(({ id, name }) => ({ value: id, label: name }));
    if (options.length === 0) return null;
    return (
      <Choices
        title={title}
        options={options}
        chosen={current ? [current.id] : []}
        onChoose={([id]) => {
          const view = items.find((item) => item.id === id);
          if (view) onChoose(view.query);
        }}
      />
    );
  };
  function remove(viewId: string): void {
    call('DELETE /views/{viewId}', { params: { viewId } }).then(() => {
      toast.success(t.removed);
      return queryClient().invalidateQueries(viewList);
    }, showFailure);
  }
  return (
    <>
      <MenuButton
        label={t.views}
        onAction={(key) => {
          if (key === 'save') setSaves(true);
          if (key === 'remove' && current) remove(current.id);
        }}
        content={
          <>
            {group(t.own, false)}
            {group(t.shared, true)}
            <MenuAction id="save">{t.saveView}</MenuAction>
            {isOwn && <MenuAction id="remove">{t.removeView}</MenuAction>}
          </>
        }
      >
        {current ? `${t.views}: ${current.name}` : t.views}
      </MenuButton>
      {saves && <SaveView filters={filters} views={items} onClose={() => setSaves(false)} />}
    </>
  );
}

interface SaveViewProps {
  filters: Filters;
  views: readonly View[];
  onClose(): void;
}

/** Saves the filters under a name; an existing own view with that name is changed. */
function SaveView({ filters, views, onClose }: SaveViewProps) {
  const t = useText(queueTexts);
  const { account } = useMe();
  const form = useForm({ name: '', shared: false }, ({ name }) => ({ name: name.trim() === '' && t.viewNameNeeded }));
  const { name, shared } = form.typed;
  const isNamed = (view: View) => view.name.toLowerCase() === name.trim().toLowerCase();
  const old = views.find((view) => view.owner.id === account.id && isNamed(view));
  const save = form.sends(async () => {
    const view = { name, query: filters, ...(shared && { shared }) };
    if (old)
      await call('PATCH /views/{viewId}', { params: { viewId: old.id }, body: { revision: old.revision, ...view } });
    else await call('POST /views', { body: view });
    await queryClient().invalidateQueries(viewList);
    toast.success(t.saved);
    onClose();
  });
  return (
    <FormDialog title={t.saveTitle} form={form} onSubmit={save} send={t.save} leave={t.cancel} onClose={onClose}>
      <TextField label={t.viewName} autoFocus maxLength={80} hint={old && t.replaces} {...form.field('name')} />
      {may(account, 'administer') && (
        <CheckboxField
          label={t.shareView}
          checked={shared}
          onChange={({ target }) => form.change({ shared: target.checked })}
        />
      )}
    </FormDialog>
  );
}
