import {riders} from '@/content/sampleShop';
import {wordsOfScene} from './parts';
import {RideStatus} from './RoundMap';
import {StreetMap} from './StreetMap';

const [, second, third] = riders;

/** A town from edge to edge, with three riders on their rounds, and how far one of them is. */
export async function TownRound() {
  const {t} = await wordsOfScene('roundDesk');
  return (
    <div className="relative h-80 @md:h-104">
      <StreetMap
        view="40 0 860 290"
        route={[
          [1, 1],
          [3, 1],
          [3, 0],
          [4, 0],
        ]}
        passed={1}
        others={[
          {at: [6, 1], name: t(`riders.${second.rider}`)},
          {at: [5, 2], name: t(`riders.${third.rider}`)},
        ]}
        className="absolute inset-0 size-full"
      />
      <div className="wrap relative flex h-full items-end pb-5 text-ink @md:pb-8">
        <div className="w-full rounded-sm bg-sheet lifted-note @sm:max-w-96">
          <RideStatus />
        </div>
      </div>
    </div>
  );
}
