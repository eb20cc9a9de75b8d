// React starts as soon as it is here: it takes a cheap phone 100 ms, in which the other scripts still arrive.
import 'react-dom/client';
import 'react/jsx-runtime';
