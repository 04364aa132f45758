import {expect, test} from '@playwright/test';
import {messagesOf} from '@/i18n/catalogs';
import {localizedHref} from '@/i18n/navigation';
import {publishedLocales} from '@/i18n/routing';

for (const locale of publishedLocales) {
  test(`a link to words in a closed answer opens it, ${locale}`, async ({page}) => {
    const {items} = (await messagesOf(locale)).partner.faq;
    const {question: title, answer: text} = items.costToJoin;
    const words = text.split(' ').slice(0, 4).join(' ');
    await page.goto(`${localizedHref(locale, '/partner-program')}#:~:text=${encodeURIComponent(words)}`);
    const question = page.getByRole('button', {name: title});
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(text)).toBeInViewport();
    await question.click();
    await expect(page.getByText(text)).toBeHidden();
  });
}
