import {goods} from '@/components/ui/drawings';

/** The sample shop's own goods in a row, for a trade that has no drawing of its own yet. */
export function ShopGoods() {
  return Object.entries(goods).map(([good, body], index) => (
    // Drawn 60 × 72, here four times as high, on the lower edge.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the bodies are our own drawings (components/ui/drawings.ts)
    <g key={good} transform={`translate(${index * 150} 112) scale(4)`} dangerouslySetInnerHTML={{__html: body}} />
  ));
}
