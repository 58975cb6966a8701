import type { Page } from '@playwright/test';
import { photosPanelTexts } from '#content/texts/admin-photos.ts';
import {
  approvePhotos,
  makePhotoLink,
  removePhotos,
  sendPhotosFrom,
} from '../photos/photos-visit.ts';
import { couple, family, type Screen } from './screen.ts';

/** Five photos, uploaded by a card or by the group that is signed in. */
const withPhotos = async (page: Page, by: 'card' | 'group') => {
  const { link } = await makePhotoLink(page, { purpose: 'upload', event_id: 49 });
  const token = by === 'card' ? link.split('#')[1] : undefined;
  await sendPhotosFrom(page.request, 5, token);
  await approvePhotos(page, 5, 3);
  await makePhotoLink(page, { purpose: 'wall' });
  await page.reload();
};

/** Photos of guests, and the screen at the party. */
export const guestPhotosScreens: Screen[] = [
  { name: 'photos of nobody', path: '/photos' },
  {
    name: 'photos of a family',
    path: '/photos',
    visitor: family,
    actions: ['Elegir fotos'],
    reach: async (page) => {
      await withPhotos(page, 'group');
      await page.getByText('Las que subió tu grupo').click();
    },
    leave: removePhotos,
  },
  {
    name: 'photos by a card',
    path: '/photos',
    actions: ['Elegir fotos'],
    reach: async (page) => {
      const { link } = await makePhotoLink(page, { purpose: 'upload', event_id: 49 });
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByText('Elegir fotos').waitFor();
    },
    leave: removePhotos,
  },
  { name: 'screen at the party without a link', path: '/photos/wall', withoutToasts: true },
];

export const couplePhotosScreens: Screen[] = [
  { name: "couple's photos without any", path: '/admin/photos', visitor: couple },
  {
    name: "couple's photos",
    path: '/admin/photos',
    visitor: couple,
    actions: [photosPanelTexts.album.save, photosPanelTexts.links.create],
    reach: (page) => withPhotos(page, 'card'),
    leave: removePhotos,
  },
  {
    name: 'cards for photos',
    path: '/admin/photos/cards?event=49',
    visitor: couple,
    reach: async (page) => {
      await makePhotoLink(page, { purpose: 'upload', event_id: 49 });
      await page.reload();
    },
    leave: removePhotos,
  },
];
