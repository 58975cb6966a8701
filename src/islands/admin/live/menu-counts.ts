import { adminNav } from '#content/texts/admin-nav.ts';
import type { WaitingCounts, WaitingView } from '#contract/statistics.ts';
import { api, call } from '#islands/client/api.ts';

/** Requests how many things wait, and writes it beside the entries of the menu. */
export const refreshMenuCounts = async () => {
  const { sections } = await call<WaitingView>(api.api.admin.stats.waiting.$get());
  showMenuCounts(sections);
};

export const showMenuCounts = (counts: WaitingCounts) => {
  for (const [section, count] of Object.entries(counts)) {
    for (const container of document.querySelectorAll<HTMLElement>(`[data-waiting="${section}"]`)) {
      const [shown, spokenText] = container.children;
      if (shown) shown.textContent = `${count}`;
      if (spokenText) spokenText.textContent = adminNav.waits(count);
      container.hidden = count === 0;
    }
  }
};
