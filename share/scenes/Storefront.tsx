import {palette, type SceneProps} from '../palette';
import {Sheet} from '../Sheet';
import {Illustration} from '../Svg';
import {Text} from '../Text';

/** The webstore's window: name, offer, shelf. It runs out of the card to the right and below. */
export const Storefront = ({scene: {heading, chip, banner, goods}, colours}: SceneProps<'storefront'>) => (
  <Sheet left={72} top={72} width={760} height={600}>
    <div tw="flex items-center px-8 h-[76px]" style={{gap: 24}}>
      <Text text={heading} size={24} room={300} weight={600} />
      <div tw="flex rounded-md px-[14px] py-[5px]" style={{background: colours.tint}}>
        <Text text={chip} size={20} room={150} weight={600} color={colours.p} />
      </div>
    </div>
    <div tw="flex px-8 py-4" style={{background: palette.marigold}}>
      <Text text={banner} size={24} room={470} weight={600} color={palette['on-marigold']} />
    </div>
    <div tw="flex flex-wrap pt-6 pl-8" style={{gap: 16}}>
      {goods.map(({good, name, price}) => (
        <div
          key={name}
          tw="flex flex-col rounded-lg w-[206px]"
          style={{padding: '18px 16px 14px', border: `1px solid ${palette.line}`}}
        >
          <div tw="flex justify-center mb-[10px]">
            <Illustration file={`goods/${good}`} width={84} height={100} p={colours.p} />
          </div>
          <Text text={name} size={20} room={172} />
          <Text text={price} size={24} room={172} weight={600} />
        </div>
      ))}
    </div>
  </Sheet>
);
