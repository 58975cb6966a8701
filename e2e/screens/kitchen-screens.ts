import type { Page } from '@playwright/test';
import { changeForKitchen, markSent, undoKitchenChange } from '../kitchen/kitchen-visit.ts';
import { expect } from '../site.ts';
import { couple, type Screen } from './screen.ts';

const toKitchenNeverSent = async (page: Page) => {
  await expect(page.getByText(/^Todavía no la envían/u)).toBeVisible();
};

const toSentKitchen = async (page: Page) => {
  await markSent(page, 47);
  await page.goto('/admin/kitchen?event=47');
  await expect(page.getByText('Nada cambió: la cocina tiene la última.')).toBeVisible();
};

/** A new person with a grave allergy, since the sheet was sent. */
const toOutdatedKitchen = (path: string) => async (page: Page) => {
  await changeForKitchen(page, 45);
  await page.goto(path);
  await expect(
    page.getByText(/^Qué cambió|La cocina no lo sabe|cambios? sin avisar/u),
  ).toBeVisible();
};

const toChangedKitchen = toOutdatedKitchen('/admin/kitchen?event=45');

/** The kitchen's sheet in its states, and where it is said that the kitchen does not know everything. */
export const kitchenScreens: Screen[] = [
  {
    name: "kitchen's sheet, never sent",
    path: '/admin/kitchen?event=46',
    visitor: couple,
    actions: ['Imprimir', 'Exportar a Excel', 'Marcar como enviada'],
    reach: toKitchenNeverSent,
  },
  {
    name: "kitchen's sheet of an event without tables",
    path: '/admin/kitchen?event=48',
    visitor: couple,
  },
  {
    name: "kitchen's sheet, sent and nothing changed",
    path: '/admin/kitchen?event=47',
    visitor: couple,
    reach: toSentKitchen,
  },
  {
    name: "kitchen's sheet with changes",
    path: '/admin/kitchen?event=45',
    visitor: couple,
    reach: toChangedKitchen,
    leave: undoKitchenChange,
  },
  {
    name: "couple's overview while the kitchen does not know",
    path: '/admin',
    visitor: couple,
    reach: toOutdatedKitchen('/admin'),
    leave: undoKitchenChange,
  },
  {
    name: "couple's events while the kitchen does not know",
    path: '/admin/events',
    visitor: couple,
    reach: toOutdatedKitchen('/admin/events'),
    leave: undoKitchenChange,
  },
];
