import { useEffect, useState } from 'react';
import controls from '../controls.module.css';
import { useLatest } from './use-latest.ts';

/** So long after the last key a date counts as typed. */
const settledMs = 400;

/** Years begin as 0002 and 0020 while they are typed. */
const isWhole = (date: string): boolean => date >= '1000';

interface DayFieldProps {
  label: string;
  date: string;
  onDay: (date: string) => void;
}

/** A date that leads somewhere. While it is typed it is the field's: what is shown meanwhile must not write over it. */
export const DayField = ({ label, date, onDay }: DayFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const go = useLatest(onDay);
  if (typed === date) setTyped(null);
  useEffect(() => {
    if (typed === null || !isWhole(typed)) return undefined;
    const timer = setTimeout(() => go.current(typed), settledMs);
    return () => clearTimeout(timer);
  }, [typed, go]);
  return (
    <label>
      <span className="spoken">{label}</span>
      <input
        type="date"
        className={controls.input}
        value={typed ?? date}
        onChange={({ target: { value } }) => setTyped(value)}
        onBlur={() => {
          if (typed !== null && !isWhole(typed)) setTyped(null);
        }}
      />
    </label>
  );
};
