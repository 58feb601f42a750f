import { button, expectStep, narration } from './support/lattice.ts';
import { expectList, listOf, openSort, picture, showSort } from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';

test('a panic in a sort or in a race gets a message, and the figure is built again at the same moment', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/panicked at/);
  const panic = () =>
    page.locator('appleyard-quicksort').evaluate((figure) => {
      (
        figure as unknown as { figure: { run: { provokePanic(): void } } }
      ).figure.run.provokePanic();
    });
  const alert = page.locator('.error');
  await test.step('a sort', async () => {
    await openSort(page, `${small}&cursor=5`);
    const list = await listOf(page);
    await panic();
    await expect(alert).toContainText('The solver failed, and the mistake is ours.');
    await expect(alert.getByRole('link', { name: 'a link to this moment' })).toHaveAttribute(
      'href',
      `${small}&cursor=5`,
    );
    await button(page, 'Try again').click();
    await expectStep(page, 5);
    await expectList(page, list);
    await button(page, 'last').click();
    await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
  });
  await test.step('a race', async () => {
    await showSort(page, '#v=1&length=12&race=document_hoare&cursor=9');
    await panic();
    await expect(alert).toContainText('The solver failed');
    await button(page, 'Try again').click();
    await expectStep(page, 9);
    await expect(picture(page).locator('text.lane')).toHaveCount(2);
    await button(page, 'last').click();
    await expect(narration(page)).toContainText('All have sorted the list.');
  });
});
