/** If somebody's page forbids something, the figure names it. */
import type { Page } from '@playwright/test';
import type { AppleyardElement, AppleyardError } from '../../www/src/embed/element.ts';
import type { Language } from '../../www/src/words/language.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { host, type Plan, policy, published } from './hosts.ts';
import { expect, test } from './support/visit.ts';

const plan: Plan = {
  name: 'refusing',
  about: 'a page that forbids something',
  page: 'cross-origin-strict.html',
  exhibit: 'networks',
  place: 'main',
};

/** What is forbidden, how, and what the browser writes to its console. */
const refusals: readonly {
  what: string;
  code: string;
  needs: (ours: string) => string;
  heard: readonly RegExp[];
  host: Partial<Plan>;
}[] = [
  {
    what: 'connections to our origin',
    code: 'error-wasm-connect',
    needs: (ours) => `connect-src ${ours}`,
    heard: [/violates the following Content Security Policy directive: /, /Refused to connect/],
    host: { headers: (ours) => ({ 'Content-Security-Policy': `${policy} ${ours}` }) },
  },
  {
    what: 'connections to our origin, and says so itself',
    code: 'error-wasm-connect',
    needs: (ours) => `connect-src ${ours}`,
    heard: [/violates the following Content Security Policy directive: /, /Refused to connect/],
    host: {
      headers: (ours) => ({
        'Content-Security-Policy': `script-src 'wasm-unsafe-eval' ${ours}; connect-src 'self'`,
      }),
    },
  },
  {
    what: 'WebAssembly',
    code: 'error-wasm-blocked',
    needs: () => "script-src 'wasm-unsafe-eval'",
    heard: [],
    host: {
      headers: (ours) => ({
        'Content-Security-Policy': `default-src 'self'; script-src 'self' ${ours}; connect-src ${ours}`,
      }),
    },
  },
  {
    what: 'a file whose server lets no other pages read it',
    code: 'error-wasm-cors',
    needs: () => 'Access-Control-Allow-Origin',
    heard: [/blocked by CORS policy/, /ERR_FAILED/],
    host: {
      figures: {
        headers: (name) =>
          name.endsWith('.wasm') ? { 'Content-Type-Options': 'nosniff' } : published,
      },
    },
  },
];

/** The alert of the figure, in each language that its page may have. */
async function expectNamed(page: Page, language: Language, code: string, origin: string) {
  const alert = page.locator('appleyard-networks .error');
  await expect(alert).toContainText(wordsOf(language, []).text(code, { origin }));
  await expect(alert).toContainText(wordsOf(language, []).text('error-kept'));
}

for (const { what, code, needs, heard, host: part } of refusals) {
  test(`a page that forbids ${what} shows what it needs`, async ({
    page,
    arrive,
    expectConsole,
  }) => {
    for (const message of heard) expectConsole(message);
    const { origins } = await arrive(host({ ...plan, ...part }));
    const [, ours = ''] = origins;
    await expectNamed(page, 'en', code, ours);
    await expect(page.locator('appleyard-networks')).toContainText(needs(ours));
    const ready = await page.locator('appleyard-networks').evaluate((figure) =>
      (figure as AppleyardElement).ready.then(
        () => 'resolved',
        (error: AppleyardError) => `error-${error.code}`,
      ),
    );
    expect(ready).toBe(code);
    for (const language of ['zh', 'es'] as const) {
      await page.locator('appleyard-networks').evaluate((figure, lang) => {
        const other = figure.cloneNode(true) as HTMLElement;
        other.lang = lang;
        figure.replaceWith(other);
      }, language);
      await expectNamed(page, language, code, ours);
    }
  });
}
