import {goods} from '@/components/ui/drawings';

/**
 * The sample shop's own goods in a row, for a trade that has no drawing of its own yet: drawn 60 × 72, here larger and on the lower
 * edge, six of them in the field's width of 900. Labels and lids have the hue of a product.
 */
export function ShopGoods() {
  return (
    <g data-product="skycart">
      {Object.entries(goods).map(([good, body], index) => (
        <g
          key={good}
          transform={`translate(${index * 136} 140.8) scale(3.6)`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the bodies are our own drawings (components/ui/drawings.ts)
          dangerouslySetInnerHTML={{__html: body}}
        />
      ))}
    </g>
  );
}
