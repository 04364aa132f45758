import {LogoList, LogoTitle} from '@/components/sections/LogoStrip';
import {MarginRow} from '@/components/sections/SectionParts';
import {affiliationLogos} from '@/content/logos';
import {ownerFacts} from '@/content/ownerFacts';
import {entriesOf, wordsAt} from '@/i18n/words';

/** The associations and companies that the company belongs to, in one row. */
export async function Affiliations() {
  const {title, items} = await wordsAt('home.affiliations');
  const samples = entriesOf(items).map(({id, name: role}) => ({...affiliationLogos[id], role}));
  const logos = ownerFacts.affiliations?.map((name) => ({name})) ?? samples;
  return (
    <MarginRow id="affiliations" head={<LogoTitle title={title} logos={logos} />}>
      <LogoList logos={logos} className="@md:grid-cols-4 @lg:grid-cols-2 @xl:grid-cols-4" />
    </MarginRow>
  );
}
