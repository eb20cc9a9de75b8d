import { type ReactNode, useContext } from 'react';
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type Selection,
  Separator,
} from 'react-aria-components';
import { afterPaint } from '../../lib/idle.ts';
import { buttonClass } from '../../ui/button.tsx';
import { OpenedDialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface MenuButtonProps {
  label: string;
  /** Shown instead of the label and names the button, so it contains the label's words. */
  children?: ReactNode;
  content: ReactNode;
  onAction?: (key: string) => void;
  /** Marks the button: something is chosen in the menu. */
  chosen?: boolean;
  /** Hides its arrow on a phone, in a row without room. */
  narrow?: boolean;
}

/** A button that opens a menu. */
export function MenuButton({ label, children, content, onAction, chosen, narrow }: MenuButtonProps) {
  const dialog = useContext(OpenedDialog);
  return (
    <MenuTrigger>
      <Button
        className={`${buttonClass(chosen ? 'chosen' : 'outline')} focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-brand`}
      >
        <span className="contents">{children ?? label}</span>
        <span className={narrow ? 'max-desk:hidden' : undefined}>
          <Icon name="down" size={16} />
        </span>
      </Button>
      <Popover
        placement="bottom end"
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
        className="z-30 max-w-[92vw] min-w-48 overflow-y-auto rounded-card border border-line bg-card py-1.5 text-ink shadow-lg"
      >
        <Menu
          aria-label={label}
          // The menu first gives the focus back to its button, where a dialog of the action returns it later.
          {...(onAction && { onAction: (key) => void afterPaint(() => onAction(String(key))) })}
          className="outline-none"
        >
          {content}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface ChoicesProps {
  title: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChoose(values: string[]): void;
  /** Several may be chosen at once, and none. */
  many?: boolean;
}

/** A group of menu items of which one or several are chosen. */
export function Choices({ title, options, chosen, onChoose, many }: ChoicesProps) {
  const choose = (keys: Selection) =>
    onChoose(keys === 'all' ? options.map(({ value }) => value) : [...keys].map(String));
  return (
    <MenuSection
      aria-label={title}
      selectionMode={many ? 'multiple' : 'single'}
      disallowEmptySelection={!many}
      selectedKeys={chosen}
      onSelectionChange={choose}
    >
      <Header className="px-4 pt-2 pb-1 text-tag font-bold text-ink-2">{title}</Header>
      {options.map(({ value, label }) => (
        <MenuItem key={value} id={value} textValue={label} className={itemClass}>
          {({ isSelected }) => (
            <>
              <span className="w-5">{isSelected && <Icon name="check" size={18} />}</span>
              {label}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** Ends a group, before actions that don't belong to it. */
export function MenuLine() {
  return <Separator className="my-1.5 border-t border-line" />;
}

export function MenuAction({ id, children }: { id: string; children: string }) {
  return (
    <MenuItem id={id} textValue={children} className={itemClass}>
      <span className="w-5" />
      {children}
    </MenuItem>
  );
}

const itemClass =
  'flex min-h-10 cursor-default items-center max-desk:min-h-12 gap-2 px-4 text-small outline-none data-focused:bg-brand-soft data-focused:text-brand-ink';
