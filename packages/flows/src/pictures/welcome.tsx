import { Picture, type PictureProps, tint } from './picture.tsx';

/** A calm morning: a house with a heat pump, the sun, two trees, hills behind. */
export function WelcomePicture(props: PictureProps) {
  return (
    <Picture {...props} viewBox="0 0 480 320">
      <path
        d="M16 268c50-50 106-64 160-44 52-52 128-66 196-22 40-8 70 24 92 66z"
        fill={tint}
        stroke="none"
        opacity={0.7}
      />
      <circle cx="392" cy="74" r="30" fill={tint} />
      <path d="M392 26V14M392 134v-12M340 74h12M432 74h12M355 37l8 8M421 103l8 8M429 37l-8 8M363 103l-8 8" />
      <path d="M70 66c2-12 20-14 25-3 10-4 19 3 18 12H62c-3-5 1-9 8-9zM236 44c2-9 15-11 19-3 8-3 15 2 14 9h-39c-3-3 0-6 6-6z" />
      <House />
      <OutdoorUnit />
      <Tree x={76} y={268} scale={1.5} />
      <Tree x={420} y={268} scale={1.15} />
      <path d="M16 268h448" strokeWidth={2} />
      <path d="M176 284h56M250 284h18M96 284h30M330 284h72M300 298h30M196 298h66" opacity={0.5} />
      <path d="M120 268c1-7 3-10 6-12M126 268c0-5 2-8 6-9M448 268c0-6-1-9-4-12M454 268c1-6 3-8 5-10" />
    </Picture>
  );
}

function House() {
  return (
    <g>
      <path d="M150 160v108h150V160L225 96z" fill="var(--surface)" stroke="none" />
      <path d="M260 268v-46h32v46z" fill={tint} />
      <path d="M150 162v106M300 162v106" strokeWidth={2} />
      <path d="M132 174 225 95l93 79-9 9-84-71-84 71z" fill={tint} strokeWidth={2} />
      <path d="M268 131v-29h18v45" />
      <path d="M174 196h48v38h-48zM198 196v38M174 215h48" fill={tint} />
      <path d="M168 238h60" />
      <circle cx="225" cy="150" r="13" fill={tint} />
      <path d="M225 137v26M212 150h26" />
      <path d="M284 246v2" strokeWidth={2.5} />
      <path d="M254 268h44" />
    </g>
  );
}

function OutdoorUnit() {
  return (
    <g>
      <path
        d="M318 226a4 4 0 0 1 4-4h52a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4h-52a4 4 0 0 1-4-4z"
        fill="var(--surface)"
        strokeWidth={2}
      />
      <circle cx="341" cy="242" r="14" fill={tint} />
      <circle cx="341" cy="242" r="2.5" />
      <path d="M341 239.5c-1.5-5 .5-8.5 3.5-9.5M343.2 243.3c5-1.3 8.2 1 8.4 4M338.8 243.3c-3.4 3.8-7.4 3.6-9.2 1.2" />
      <path d="M363 232h8M363 238h8M363 244h8" />
      <path d="M325 262v6M371 262v6M300 250h18M300 256h18" />
    </g>
  );
}

function Tree({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={1.75 / scale}>
      <path d="M0-76c15 0 24 16 24 31S14-17 0-17s-24-13-24-28 9-31 24-31z" fill={tint} />
      <path d="M0 0v-46M0-28l9-9M0-20l-8-8" />
    </g>
  );
}
