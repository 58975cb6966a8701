/** What of each screen makes it useful, and where one types on it. */
export const screens = [
  {
    name: 'guests',
    path: '/admin/guests',
    useful: '.guest-table tbody tr',
    field: 'Buscar por nombre',
  },
  { name: 'dashboard', path: '/admin', useful: 'main table tbody tr' },
  {
    name: 'answers of an event',
    path: '/admin/rsvps?event=49',
    useful: '[role="tabpanel"] li',
    field: 'Buscar grupo o persona',
  },
  {
    name: 'answers by guest',
    path: '/admin/rsvps?tab=by-guest',
    useful: '[role="tabpanel"] table tbody tr',
    field: 'Nombre del grupo',
  },
  {
    name: 'answers in figures',
    path: '/admin/rsvps?tab=overview',
    useful: '[role="tabpanel"] table tbody tr',
  },
  { name: 'tables', path: '/admin/tables?event=49', useful: 'main .drag-handle' },
  { name: 'kitchen', path: '/admin/kitchen', useful: 'main .plate-totals tr' },
  { name: 'days', path: '/admin/days', useful: 'main section.card button' },
  { name: 'messages', path: '/admin/whatsapp', useful: 'main .person-line' },
  { name: 'history', path: '/admin/history', useful: 'main li.grid' },
] as const;

export type Screen = (typeof screens)[number];
