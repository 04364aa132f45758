import type {ReactNode} from 'react';

/** A taped carton. `children` is its label. `className` has its width. */
export const Carton = ({className = '', children}: {className?: string; children: ReactNode}) => (
  <div className={`relative ${className}`}>
    <div className="mx-[6%] h-5 bg-[#e6bd85] [clip-path:polygon(6%_0,94%_0,100%_100%,0_100%)]" />
    <div className="relative bg-[#d9a566] px-[8%] pt-10 pb-[8%]">
      <i className="-top-5 -translate-x-1/2 absolute left-1/2 h-12 w-[16%] bg-[#b9803f]" />
      {children}
    </div>
  </div>
);
