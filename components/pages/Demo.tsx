import {DemoForm} from '@/components/forms/DemoForm';
import {DraftBeforeScripts, FormShape, ServerForm} from '@/components/forms/ServerForm';
import {DemoSection} from '@/components/sections/DemoSection';
import {LocalLink} from '@/components/ui/LocalLink';
import {pathOf} from '@/content/paths';
import type {FormName} from '@/content/products';
import {site} from '@/content/site';
import type {Product} from '@/content/suite';
import {pageLocale} from '@/i18n/locale';
import {wordsAt} from '@/i18n/words';
import {readablePhone} from '@/lib/format';
import {configuredForm} from '@/lib/forms/formsService';
import {ownDemoForm} from './messageForms';

type Props = {
  id: string;
  /** Which hosted form, where one is configured. */
  form: FormName;
  /** The product that the page is about. */
  product?: Product;
  title?: string;
  text?: string;
  /** Its head is the cloth cover of the book. */
  cover?: boolean;
};

/** The demo section with its form. */
export async function Demo({form, product, ...section}: Props) {
  const locale = await pageLocale();
  const {consent, policy, ...words} = await wordsAt('common.demo.hosted', {phone: readablePhone(site.phone)});
  const own = await ownDemoForm(product);
  const hosted = configuredForm(form);
  return (
    <DemoSection {...section} hosted={hosted && JSON.stringify(hosted)}>
      <DemoForm
        locale={locale}
        own={own}
        shape={<FormShape />}
        words={words}
        consent={
          <p className="mb-6 text-ink-2 text-note">
            {consent}{' '}
            <LocalLink href={`${pathOf('legal', 'privacy-policy')}#demoForm`} className="underline">
              {policy}
            </LocalLink>
          </p>
        }
      >
        <ServerForm {...own} />
      </DemoForm>
      <DraftBeforeScripts form={own.form} />
    </DemoSection>
  );
}
