import type { NamedCode, RegionNames } from '#contract/site/site.ts';
import { currencies } from '#domain/region.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of two letters that name no country. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

const byName = (one: NamedCode, other: NamedCode) => one.name.localeCompare(other.name, 'es');

const capital = (name: string) => `${name[0]?.toLocaleUpperCase('es') ?? ''}${name.slice(1)}`;

const countries = (): NamedCode[] => {
  const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) => {
      const name = noCountries.has(code) ? undefined : names.of(code);
      return name ? [{ code, name }] : [];
    })
    .sort(byName);
};

/** As Node 20 and Node 24 call it. */
type LocaleOfZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

const zonesOf = (country: string): string[] => {
  const locale = new Intl.Locale('es', { region: country }) as LocaleOfZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** By city and country; a country may have two zones of a city, of which the standard's main one is offered. */
const namedZones = (all: readonly NamedCode[]): RegionNames['zones'] => {
  const named = new Map<string, RegionNames['zones'][number]>();
  for (const { code: country, name: countryName } of all) {
    for (const code of zonesOf(country)) {
      const name = `${cityOf(code)}, ${countryName}`;
      if (!named.has(name)) named.set(name, { code, name, country });
    }
  }
  return [...named.values()];
};

/** What a couple chooses a country, a zone and a currency by. */
export const regionNames = (): RegionNames => {
  const all = countries();
  const currencyNames = new Intl.DisplayNames('es', { type: 'currency' });
  return {
    countries: all,
    zones: namedZones(all),
    currencies: currencies.map((code) => ({
      code,
      name: `${capital(currencyNames.of(code) ?? code)} (${code})`,
    })),
  };
};
