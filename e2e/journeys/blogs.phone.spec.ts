import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Farida writes a blog with the editor and publishes it; a visitor reads it without scripts, and Gopal comments', async ({
  page,
  browser,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [farida, gopal] = [await aCustomer('Farida Sheikh'), await aCustomer('Gopal Iyer')];
  const hers = await sessionOf(farida);
  const { version } = await callAs(hers, getNetworkSettings);
  await callAs(hers, changeNetworkSettings, { body: { seenBy: 'everyone', isListed: true, version } });
  await enterAs(page, farida);
  let address = '';

  await test.step('what she writes saves itself, and is there after she comes back', async () => {
    await page.goto('/blogs/write');
    await page.getByLabel('Title', { exact: true }).fill('Ten plants for a balcony without sun');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.type('## Ferns first');
    await page.keyboard.press('Enter');
    await page.keyboard.type('They like shade and ask for little.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Water twice a week');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Turn the pot each month');
    await expect(text.getByRole('heading', { name: 'Ferns first' })).toBeVisible();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await expect(page).toHaveURL(/\/blogs\/write\/[0-9a-f-]{36}$/);
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(
      'Ten plants for a balcony without sun',
    );
    await expect(text.getByRole('listitem')).toHaveCount(2);
    await picture(page, 'blog-writing');
  });

  await test.step('the toolbar makes words bold and a link; an address that is no link is refused at its place', async () => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.getByText('They like shade').dblclick();
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(text.locator('strong')).toBeVisible();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Address of the link').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Set link' }).click();
    await expect(page.getByText('Links begin with https://.')).toBeVisible();
    await page.getByLabel('Address of the link').fill('https://example.org/ferns');
    await page.getByRole('button', { name: 'Set link' }).click();
    await expect(text.locator('a[href="https://example.org/ferns"]')).toBeVisible();
  });

  await test.step('a phone number is refused with its sentence; without it the blog is published', async () => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.press('ControlOrMeta+End');
    await page.keyboard.type(' Call 98450 12345');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      page.getByText('Remove phone numbers, emails and contact links from your blog.'),
    ).toBeInViewport();
    // The press has taken the focus.
    await text.press('ControlOrMeta+End');
    for (let letter = 0; letter < ' Call 98450 12345'.length; letter += 1)
      await page.keyboard.press('Backspace');
    await expect(text.getByText('Turn the pot each month', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/\/blogs\/ten-plants-for-a-balcony-without-sun-[0-9a-f]{6}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten plants for a balcony without sun');
    address = page.url();
  });

  await test.step('a visitor reads it without scripts, with its data for search engines', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'Ferns first' })).toBeVisible();
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Water twice a week' })).toBeVisible();
    const data = await visitor.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      '@type': 'Article',
      headline: 'Ten plants for a balcony without sun',
      author: { '@type': 'Person', name: 'Farida S.' },
    });
    await visitor.goto('/blogs');
    await expect(visitor.getByRole('link', { name: 'Ten plants for a balcony without sun' })).toBeVisible();
    await context.close();
  });

  await test.step('Gopal reacts and comments', async () => {
    const his = await newPerson('phone');
    await enterAs(his, gopal);
    await his.goto(address);
    await his.getByRole('button', { name: 'Like' }).click();
    await his.getByLabel('Your comment').fill('My fern thanks you.');
    await his.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(his.getByLabel('Your comment')).toHaveValue('');
    await expect(his.getByRole('listitem').filter({ hasText: 'My fern thanks you.' })).toBeVisible();
    await expect(his.getByRole('link', { name: '1 reaction' })).toBeVisible();
    await picture(his, 'blog-read');
  });
});
