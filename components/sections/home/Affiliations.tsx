import {LogoList, LogoTitle} from '@/components/sections/LogoStrip';
import {affiliationLogos} from '@/content/logos';
import {ownerFacts} from '@/content/ownerFacts';
import {entriesOf, wordsAt} from '@/i18n/words';

/** The associations and companies that the company belongs to, in one row. */
export async function Affiliations() {
  const {title, items} = await wordsAt('home.affiliations');
  const samples = entriesOf(items).map(({id, name: role}) => ({...affiliationLogos[id], role}));
  const logos = ownerFacts.affiliations?.map((name) => ({name})) ?? samples;
  return (
    <div
      id="affiliations"
      className="mt-6 grid items-center gap-x-12 gap-y-4 border-t pt-6 @sm:mt-8 @xl:grid-cols-[auto_minmax(0,1fr)]"
    >
      <LogoTitle title={title} logos={logos} />
      <LogoList logos={logos} className="@md:grid-cols-[repeat(4,auto)] @md:justify-between" />
    </div>
  );
}
