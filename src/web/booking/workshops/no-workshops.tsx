import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Actions } from '#web/ui/page/page-layout.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Link } from 'react-router';
import { workshopSearchAddress, type WorkshopSearch } from './search-address.ts';
import { useWorkshopTexts } from './texts.ts';

/** Nothing passes all filters: which ones, and what would bring something. */
export const NoWorkshops = ({ search, telefono }: { search: WorkshopSearch; telefono: string }) => {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const filters = search.filtros.map((name) => t.filtro[name]).join(', ');
  return (
    <EmptyState
      title={t.ninguno(filters, search.area ? (t.area[search.area] ?? search.area) : undefined)}
      action={
        <Actions>
          <Link
            {...buttonLink('secondary')}
            to={workshopSearchAddress({ ...search, filtros: [], mapa: null, pagina: 1 }, language)}
          >
            {t.quitarFiltros}
          </Link>
          {search.area && (
            <Link
              {...buttonLink('secondary')}
              to={workshopSearchAddress({ ...search, area: null, mapa: null, pagina: 1 }, language)}
            >
              {t.todasLasZonas}
            </Link>
          )}
          <PhoneLink {...buttonLink('quiet')} telefono={telefono}>
            {t.llamar(telefono)}
          </PhoneLink>
        </Actions>
      }
    >
      {t.ningunoQueHacer}
    </EmptyState>
  );
};
