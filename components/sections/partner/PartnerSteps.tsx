import {StepList} from '@/components/sections/product/Steps';
import {Section} from '@/components/sections/SectionParts';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** The numbered steps of becoming a partner. */
export const PartnerSteps = ({title, text, items}: WordsAt<'partner.steps'>) => (
  <Section title={title} text={text}>
    <StepList items={entriesOf(items)} />
  </Section>
);
