import { questionsTexts as texts } from '#content/texts/admin-questions.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { listAddress, QuestionResults } from './QuestionResults.tsx';

/** On the dashboard: what was answered to each question. Hidden while there are none. */
export const AllResults = ({ questions }: { questions: readonly QuestionView[] }) =>
  questions.length === 0 ? null : (
    <section className="card" aria-labelledby="own-questions">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="subtitle" id="own-questions">
          {texts.list}
        </h2>
        <a className="link inline-flex min-h-11 items-center" href="/admin/questions">
          {texts.title}
        </a>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-2">
        {questions.map((question) => (
          <li key={question.id} className="border-t border-paper-edge py-3">
            <h3 className="font-semibold wrap-anywhere">{question.text}</h3>
            <QuestionResults question={question} />
            {question.answered > 0 && (
              <a className="link inline-flex min-h-11 items-center" href={listAddress(question.id)}>
                {texts.allAnswers}
                <span className="sr-only"> {texts.allAnswersTo(question.text)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
