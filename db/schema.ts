/** Every table in one module, as the connection and Drizzle need them. Each noun has its file. */
export * from './schema/erasures.ts';
export * from './schema/events.ts';
export * from './schema/gifts.ts';
export * from './schema/guests.ts';
export * from './schema/history.ts';
export * from './schema/invitations.ts';
export * from './schema/kitchen.ts';
export * from './schema/lost-links.ts';
export * from './schema/messages.ts';
export * from './schema/notices.ts';
export * from './schema/payments.ts';
export * from './schema/questions.ts';
export * from './schema/requests.ts';
export * from './schema/seating.ts';
export * from './schema/sessions.ts';
export * from './schema/site.ts';
export * from './schema/users.ts';
