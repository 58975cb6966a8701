import type { Page } from '@playwright/test';
import type { FakeWhatsApp } from '../../tests/support/providers/whatsapp/fake-whatsapp.ts';
import { expect, type Site } from '../site.ts';

type Status = { status: string; qr: string | null };

/** Everybody of the demo who has a phone has WhatsApp. */
export const demoPhones = Array.from({ length: 20 }, (_, at) => `569876543${21 + at}`);

/** Connects the couple's WhatsApp: its phone scans the QR, away from the page. */
export const connectWhatsApp = async (site: Site, page: Page, fake: FakeWhatsApp) => {
  for (const number of demoPhones) fake.phone(number);
  const headers = { Origin: site.url };
  const status = async () => {
    const answer = await page.request.get('/api/admin/whatsapp/baileys-status');
    return (await answer.json()) as Status;
  };
  const patient = { timeout: 30_000 };
  await page.request.post('/api/admin/whatsapp/baileys-connect', { data: {}, headers });
  await expect.poll(async () => (await status()).qr, patient).not.toBeNull();
  fake.scan((await status()).qr ?? '');
  await expect.poll(async () => (await status()).status, patient).toBe('connected');
};
