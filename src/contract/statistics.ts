import type { MemberDiet } from './diet-spellings.ts';
import type { AgeGroup, PersonNeed } from '#domain/groups/profile.ts';
import type { DietaryType } from '#domain/responses/dietary.ts';

/** GET /api/admin/stats/attendance */
export type AttendanceStats = {
  /** Number of alerts in the plans of all events; see `seatingAlerts`. */
  seatingAlerts: number;
  totalEvents: number;
  totalGuests: number;
  totalGuestMembers: number;
  mainEventStats: { name: string; confirmedAttendees: number } | null;
  eventStats: {
    id: number;
    name: string;
    day_number: number;
    /** Invited people. */
    total: number;
    attending: number;
    notAttending: number;
  }[];
  dietaryStats: { type: DietaryType; count: number }[];
  /** How many of those who attend at least one event are of that age, or need that. */
  peopleStats: Record<AgeGroup | PersonNeed, number>;
  /** Of those who attend at least one event, by name. */
  graveAllergies: (MemberDiet & { id: number; name: string; group_name: string })[];
  contactStats: { emailCount: number; phoneCount: number };
  /** Events whose kitchen's sheet is no longer the one that was sent, with the number of people who changed. */
  outdatedKitchenSheets: { event_id: number; name: string; changes: number }[];
};

/** GET /api/admin/stats/waiting: what the couple has to decide, beside requests and the kitchen's sheets */
export type WaitingView = {
  /** Bank transfers to confirm. */
  transfers: number;
  /** Payments that do not match their purchase. */
  purchaseAlerts: number;
  /** Messages that were not delivered, or perhaps not. */
  messages: number;
  /** People who came though the list did not say so. */
  surprises: number;
  /** Photos of guests that nobody has looked at. */
  photos: number;
  /** Within three days, of events with people who have not responded. */
  deadlines: { eventId: number; name: string; at: string; silent: number }[];
  sections: WaitingCounts;
};

/** How many things wait for the couple, by the section in which they decide them. */
export type WaitingCounts = {
  panel: number;
  gifts: number;
  whatsapp: number;
  days: number;
  photos: number;
};

/** Of a new wedding: whether guests see the site, and whether an invitation has gone out. */
export type FirstStepsView = { isPublished: boolean; isInvited: boolean };
