import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { WeddingDetails } from '#islands/admin/ui/wedding-details.ts';

type Props = { details: WeddingDetails; onInsert: (text: string) => void };

/** What can be put into the template where the cursor stands. */
export const InsertMenu = ({ details, onInsert }: Props) => (
  <Menu as="div" className="relative">
    <MenuButton className="btn btn-quiet">
      {texts.insert}
      <svg viewBox="0 0 12 8" width="12" height="8" className="menu-arrow" aria-hidden="true">
        <path d="m1 1 5 5 5-5" />
      </svg>
    </MenuButton>
    <MenuItems modal={false} className="menu-items">
      {Object.values(texts.inserts).map(({ label, text }) => (
        <MenuItem key={label}>
          <button type="button" className="menu-item" onClick={() => onInsert(text(details))}>
            {label}
          </button>
        </MenuItem>
      ))}
    </MenuItems>
  </Menu>
);
