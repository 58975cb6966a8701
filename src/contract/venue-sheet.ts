import type { PersonNeed } from '#domain/groups/profile.ts';
import type { DoorAtEventView } from './door.ts';

/** A person who needs a chair or a place of a kind. */
export type VenueNeedView = { name: string; table: string | null; need: PersonNeed };

/** What whoever runs the venue has to know of an event: numbers, places, chairs. No phone, code, diet or gift. */
export type VenueSheetView = {
  id: number;
  name: string;
  location: string;
  /** ISO with the wedding's offset. */
  date: string;
  end_date: string | null;
  /** Null where it is as planned. */
  planned_date: string | null;
  /** People who said yes; `pending` have not answered. */
  confirmed: number;
  pending: number;
  children: number;
  infants: number;
  chairs: number;
  /** The places are tents. */
  sleeping: boolean;
  /** Empty for an event without tables. The last one may be null: people without a seat. */
  places: { name: string | null; people: number; pending: number; capacity: number }[];
  needs: VenueNeedView[];
  buses: { name: string; stops: { name: string; people: number }[] }[];
  door: DoorAtEventView | null;
};
