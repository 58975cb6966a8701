import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { Part } from '#domain/seating/seating.ts';
import type { CardActions } from '../plan.ts';

/** What else can be done with a group, wherever it stands: one menu beside its name. */
export const GroupActions = ({ part, actions }: { part: Part; actions: CardActions }) => {
  const { group_name: name, members } = part.group;
  const label = texts.moreFor(name);
  return (
    <Menu>
      <MenuButton className="btn btn-icon more-btn" aria-label={label} title={label}>
        <svg viewBox="0 0 16 4" width="16" height="4" fill="currentColor" aria-hidden="true">
          {[2, 8, 14].map((x) => (
            <circle key={x} cx={x} cy="2" r="1.6" />
          ))}
        </svg>
      </MenuButton>
      <MenuItems modal={false} anchor={{ to: 'bottom end', gap: 4 }} className="menu-items">
        {members.length > 1 && (
          <MenuItem>
            <button
              type="button"
              className="menu-item"
              aria-label={texts.splitGroup(name)}
              onClick={() => actions.onSplit(part)}
            >
              {texts.split}
            </button>
          </MenuItem>
        )}
        <MenuItem>
          <button
            type="button"
            className="menu-item"
            aria-label={seatingTexts.wishes.openFor(name)}
            onClick={() => actions.onWishes(part)}
          >
            {seatingTexts.wishes.open}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
};
