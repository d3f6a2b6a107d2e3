import { casePath } from './address.ts';
import { Link } from './link.tsx';
import type { DeskPartner } from './page/shell.tsx';

interface CaseLinkProps {
  readonly partner: DeskPartner;
  readonly reference: string;
}

/** A number, which leads to its case whoever may open it. */
export function CaseLink({ partner, reference }: CaseLinkProps) {
  if (!partner.acts.includes('read-case')) return reference;
  return <Link to={casePath(partner.id, reference)}>{reference}</Link>;
}
