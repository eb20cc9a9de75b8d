import type { Person } from '@volante/contract/staff/roles.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../lib/text.ts';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { colleaguesLike, typedMention } from './mentions.ts';
import { togetherTexts } from './texts.ts';

interface MentionAreaProps {
  label: string;
  hint: string;
  maxLength: number;
  value: string;
  people: readonly Person[];
  onChange(text: string): void;
}

/** A text in which `@` offers colleagues: chosen with the arrow keys and Enter, or by a press. */
export function MentionArea({ value, people, onChange, ...texts }: MentionAreaProps) {
  const t = useText(togetherTexts);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const typed = caret === null ? null : typedMention(value, caret);
  const options = typed ? colleaguesLike(typed.query, people) : [];
  const isOpen = options.length > 0;
  const field = () => area.current?.querySelector('textarea');
  const look = (at: number | null) => {
    setCaret(at);
    setActive(0);
  };

  function choose({ name }: Person): void {
    if (!typed || caret === null) return;
    const before = `${value.slice(0, typed.from)}${name} `;
    flushSync(() => {
      onChange(before + value.slice(caret));
      look(null);
    });
    field()?.focus();
    field()?.setSelectionRange(before.length, before.length);
  }

  function press(event: KeyboardEvent): void {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const { length } = options;
    const acts: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % length),
      ArrowUp: () => setActive((active + length - 1) % length),
      Enter: () => choose(options[active] as Person),
      Escape: () => look(null),
    };
    const act = acts[event.key];
    if (!act || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div ref={area}>
      <TextArea
        {...texts}
        value={value}
        // A text of several lines can't be a combobox; as a textbox it may have an active option, too.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          look(target.selectionStart);
        }}
        onKeyDown={press}
        onBlur={() => look(null)}
      />
      {isOpen && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t.colleagues}
          className="-mt-2 mb-3 overflow-hidden rounded-card border border-line bg-card py-1.5 shadow-lg"
        >
          {options.map((person, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: it is the text's active option
            <div
              key={person.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              translate="no"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={`flex min-h-10 items-center px-4 text-small font-semibold max-desk:min-h-12 ${at === active ? 'bg-brand-soft text-brand-ink' : ''}`}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen ? t.found(options.length) : ''}
      </p>
    </div>
  );
}
