import type {Page} from '@/content/paths';
import {type FormName, type ProductPage, products} from '@/content/products';
import {site} from '@/content/site';
import type {HostedForm} from './hostedForm';

/** What the forms service is asked for, or nothing where the portal or the form is not configured. */
export function configuredForm(name: FormName): HostedForm | undefined {
  const {script, portalId, region, ids} = site.forms;
  return portalId && ids[name] ? {script, portalId, formId: ids[name], region} : undefined;
}

/** The configured form of a page, whose policy then allows the forms service. */
export function formOnPage({path, collection, slug}: Page): HostedForm | undefined {
  if (path === '/') return configuredForm('home');
  const product: ProductPage | undefined =
    collection === 'products' ? products[slug as keyof typeof products] : undefined;
  return product && configuredForm(product.form);
}
