import * as z from 'zod/mini';
import { kitchenTexts } from '#content/texts/admin-kitchen.ts';
import type { Menu } from '#domain/groups/profile.ts';
import type { Kitchen, KitchenRow } from '#domain/kitchen/sheet.ts';
import type { DoorAtEventView } from '../door.ts';
import type { MemberDiet } from '../diet-spellings.ts';

const event = z.int(kitchenTexts.noEventSelected).check(z.positive(kitchenTexts.noEventSelected));

/** POST /api/admin/kitchen-sheets. `version`: of the sheet that was sent, as the screen showed it. */
export const markSent = z.object({
  event_id: event,
  version: z.optional(z.string().check(z.maxLength(100))),
});

/** GET /api/admin/kitchen-sheets?event_id= */
export const sheetsOfEvent = z.object({
  event_id: z.coerce.number().check(z.int(), z.positive()),
});

/** GET /api/admin/kitchen-sheets/event/{eventId}?since= : compared with that sheet instead of the last one. */
export const baseOf = z.object({
  since: z.optional(z.coerce.number().check(z.int(), z.positive())),
});

/** A person for whom the kitchen cooks. */
export type KitchenPersonView = MemberDiet & {
  memberId: number;
  guestId: number;
  name: string;
  menu: Menu;
  /** Null without a seat. */
  table: string | null;
};

/** GET /api/admin/kitchen-sheets?event_id= (a list of them, newest first), POST */
export type SentSheetView = {
  id: number;
  event_id: number;
  sent_at: string;
  /** The administrator who marked it as sent. */
  sent_by: string | null;
  /** How many people it was for. */
  people: number;
};

/** GET /api/admin/kitchen-sheets/{id}/changes: what is different now. */
export type KitchenChangesView = {
  added: KitchenPersonView[];
  removed: KitchenPersonView[];
  changed: (KitchenPersonView & { before: KitchenPersonView })[];
};

/** GET /api/admin/kitchen-sheets/event/{eventId}: the sheet as it is now. */
export type KitchenView = {
  event: { id: number; name: string; date: string };
  /** The places are tents. */
  sleeping: boolean;
  kitchen: Kitchen;
  version: string;
  /** Null before anybody has come. */
  door: DoorAtEventView | null;
  sent: SentSheetView[];
  /** Beside one of the sent sheets. */
  since: {
    sheet: SentSheetView;
    changes: KitchenChangesView;
    total: Omit<KitchenRow, 'table' | 'pending'>;
    /** People on it of whom nothing is stored any more. */
    erased: number;
  } | null;
};
