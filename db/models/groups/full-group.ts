import type { guests } from '#db/schema.ts';
import type { Member } from './members.ts';

export type Group = typeof guests.$inferSelect;
export type Invitation = { id: number; event_id: number };
export type FullGroup = Group & { members: Member[]; invitations: Invitation[] };
